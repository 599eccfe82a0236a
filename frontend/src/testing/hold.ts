import { http, type HttpHandler } from 'msw';
import { api, fakeApi } from './fake-api';

/** Holds what is sent to this address until `let` goes on; then the fake shop answers it. */
export function hold(method: 'get' | 'post' | 'put' | 'patch', path: string) {
  let isAsked = false;
  let letGo = () => {};
  const waiting = new Promise<void>((resolve) => (letGo = resolve));
  const handler: HttpHandler = http[method](api(path), async () => {
    isAsked = true;
    await waiting;
    return undefined;
  });
  fakeApi.use(handler);
  return { letGo, isAsked: () => isAsked };
}
