// What robots call themselves. Not every program that is no browser: only what says that nobody looks
// at the page. A maker of phones is called Cubot.
const robots =
  /(?<!cu)bot\b|bot[-_/;]|crawl|spider|slurp|archiver|lighthouse|facebookexternalhit|bingpreview|mediapartners/i;

/** Whether a `User-Agent` says that it is no person's. */
export function isRobot(userAgent = ''): boolean {
  return robots.test(userAgent.slice(0, 1000));
}
