import { HttpHandler } from 'msw';

// Each call asks one handler of the fake shop after the other, and each reads all cookies and compiles
// its path again before it looks whether it is meant.
const { run } = HttpHandler.prototype;
HttpHandler.prototype.run = async function (this: HttpHandler, call) {
  const { method, path } = this.info;
  if (method !== call.request.method && typeof method === 'string') return null;
  if (typeof path === 'string' && !call.request.url.startsWith(beginningOf(path))) return null;
  return run.call(this, call);
};

/** What each address of a path begins with. */
function beginningOf(path: string): string {
  return path.replace(/(\/:|[*(?{]).*/, '').replace(/\/$/, '');
}
