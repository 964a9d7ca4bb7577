const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

/** Whether a host is this machine itself. */
export const isLoopback = (host: string): boolean => loopback.test(host);
