// Loaded into the shop's process by the production test: redirects requests for Google's keys to the
// test's own server. The shop deliberately has no setting for that.
const { fetch } = globalThis;

globalThis.fetch = (address, init) =>
  String(address).startsWith('https://www.googleapis.com/')
    ? fetch(process.env.REHEARSAL_KEYS, init)
    : fetch(address, init);
