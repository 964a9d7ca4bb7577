/**
 * Which modules share a file, each with all that it imports. Left alone, every shared component becomes a file of
 * its own and a page sixty small requests; in one file, whoever logs in would download the whole application.
 * Earlier groups take first; what no group takes is split by which screens need it.
 */
export const chunkGroups = [
  /** What chooses the variant and says so where it cannot be fetched: it depends on nothing that may fail. */
  { name: 'boot', test: /src\/boot\/|vite\/preload-helper/ },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  /** The first screen of most visitors, the login page, with router, texts and look. */
  {
    name: 'start',
    test: /src\/business\/(index|identity\/signed-out\/(signed-out-layout|login-screen))\.tsx$/,
  },
  /** What the screens of both variants are put together from. Dialogs bring much along and stay apart. */
  { name: 'ui', test: /packages\/ui\/src\/(?!confirm)/ },
  { name: 'icons', test: /node_modules\/@tabler\//, minShareCount: 2 },
  /** What every screen behind the login calls upon; the login page fetches it only to log in. */
  {
    name: 'api',
    test: /src\/(api|live)\/|src\/session\/ability|node_modules\/@(casl|tanstack\/(react-)?query)/,
  },
  /** The frame around every screen of both variants. */
  { name: 'shell', test: /src\/shell\/(frame\/frame|page\/page)\.tsx$/ },
].map((group, index, all) => ({ ...group, priority: all.length - index }));
