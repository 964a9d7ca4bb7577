/** One icon, imported from its own file: the package's entry would load all six thousand in development. */
declare module '#icons/*' {
  const icon: import('@tabler/icons-react').Icon;
  export default icon;
}
