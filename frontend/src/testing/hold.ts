import { http, type HttpHandler } from 'msw';
import { api, fakeApi } from './fake-api';

/** Holds requests to this address until `letGo`; then the fake shop responds. */
export function hold(method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string) {
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
