/** The largest upload, in bytes. */
export const uploadLimitBytes = 20 * 1024 * 1024;
