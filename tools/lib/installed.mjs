// Plain JavaScript, because it runs under whatever Node the machine has, before anything is installed.

/**
 * Whether all that a lock file names is installed here: npm's own record of the folder says the same versions. What is optional may be
 * missing where it is for another machine.
 * @param {Record<string, any>} wanted `packages` of package-lock.json
 * @param {Record<string, any> | undefined} there `packages` of node_modules/.package-lock.json, which npm writes last
 * @param {{ platform: string, arch: string }} machine as Node names them
 */
export const isInstalled = (wanted, there, { platform, arch }) =>
  there !== undefined &&
  Object.entries(wanted).every(([path, { version, integrity, optional, os, cpu, libc }]) => {
    if (path === "") return true;
    const found = there[path];
    if (found !== undefined) return found.version === version && found.integrity === integrity;
    const isForHere = libc === undefined && os?.includes(platform) === true && cpu?.includes(arch) === true;
    return optional === true && !isForHere;
  });
