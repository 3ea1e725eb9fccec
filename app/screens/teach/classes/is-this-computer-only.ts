/** Whether an address reaches only the computer it is typed on: to be said before it stands on a board [TEA9]. */
export function isThisComputerOnly(hostname: string): boolean {
  return /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/u.test(hostname);
}
