/** Browsers keep passkeys for names over https and for this computer itself, and for no bare address. */
export function canUsePasskeys({ hostname }: Pick<Location, "hostname"> = globalThis.location): boolean {
  const isBareAddress = /^[\d.]+$|:/u.test(hostname);
  return globalThis.isSecureContext && "PublicKeyCredential" in globalThis && !isBareAddress;
}
