/** The sample studio's mark: a cloud, which is what its name means. Decorative. */
export function IssuerMark() {
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#1d5fa8" />
      <path d="M10.5 22.5a4.5 4.5 0 0 1-.4-9 6.5 6.5 0 0 1 12.3-.6 4.9 4.9 0 0 1-.9 9.6z" fill="#fff" />
      <path d="M11 26h10" stroke="#9cc4ee" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
