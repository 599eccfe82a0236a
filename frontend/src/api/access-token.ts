/**
 * The bridge between the API layer and the admin's session, which keeps the token. It stands here
 * so that `api` need not know `features`.
 */
interface AccessTokenKeeper {
  read: () => string | null;
  /** The API refused the token that was sent: it has ended or was revoked. */
  onRefused: () => void;
}

let keeper: AccessTokenKeeper = { read: () => null, onRefused: () => {} };

export function provideAccessToken(newKeeper: Partial<AccessTokenKeeper>): void {
  keeper = { ...keeper, ...newKeeper };
}

export function readAccessToken(): string | null {
  return keeper.read();
}

export function reportRefusedToken(): void {
  keeper.onRefused();
}
