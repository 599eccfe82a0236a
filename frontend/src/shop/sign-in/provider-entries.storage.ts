/** Firebase's own entries: the signed-in user with the refresh token. */
const prefix = 'firebase:authUser:';

export function removeProviderEntries(): void {
  try {
    for (const name of Object.keys(window.localStorage)) {
      if (name.startsWith(prefix)) window.localStorage.removeItem(name);
    }
  } catch {
    // Storage is blocked, so it has no entries.
  }
}
