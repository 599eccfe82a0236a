/**
 * How the API layer asks for a new customer session when the old one has ended. The customer's
 * sign-in provides the way; several calls that fail together share one renewal.
 */
type Renew = () => Promise<boolean>;

let renew: Renew = () => Promise.resolve(false);
let running: Promise<boolean> | null = null;

export function provideSessionRenewal(newRenew: Renew): void {
  renew = newRenew;
}

/** Whether the customer has a valid session again. */
export function renewSession(): Promise<boolean> {
  running ??= renew()
    .catch(() => false)
    .finally(() => {
      running = null;
    });
  return running;
}
