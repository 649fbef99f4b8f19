/** Bytes as whole kilobytes. */
export const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`;
