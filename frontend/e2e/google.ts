import type { BrowserContext, Page } from '@playwright/test';

/**
 * Stands in for Google's script, which Firebase uses for one thing: messages between the page and
 * a hidden frame of the sign-in service. Everything else of the world outside is away.
 */
export async function standInForGoogle(context: BrowserContext) {
  await context.route(/^https:/, (route) => route.abort());
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${frameMessages.toString()})();` }),
  );
}

/** Fills in the emulator's page in the popup, as somebody with this address. */
export async function chooseGoogleAccount(popup: Page, email: string) {
  await popup.getByText('Add new account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#main-form').evaluate((form: HTMLFormElement) => form.requestSubmit());
}

/** Runs in the browser, in the page of the shop as well as in the frame. */
function frameMessages() {
  interface Message {
    gapi: 'question' | 'answer';
    id: number;
    type: string;
    data: unknown;
  }
  type Handler = (data: unknown) => unknown;

  const talkTo = (other: Window) => {
    const handlers = new Map<string, Handler>();
    const early: Message[] = [];
    const waiting = new Map<number, Handler>();
    let count = 0;
    const response = (message: Message, handler: Handler) => {
      const data = handler(message.data);
      other.postMessage({ ...message, gapi: 'answer', data } satisfies Message, '*');
    };
    window.addEventListener('message', ({ source, data }: MessageEvent<Message>) => {
      if (source !== other) return;
      if (data.gapi === 'answer') waiting.get(data.id)?.([data.data]);
      if (data.gapi !== 'question') return;
      const handler = handlers.get(data.type);
      if (handler) response(data, handler);
      else early.push(data);
    });
    return {
      restyle: () => Promise.resolve(),
      ping: (done: () => void) => Promise.resolve().then(done),
      register(type: string, handler: Handler) {
        handlers.set(type, handler);
        for (const message of early.filter((one) => one.type === type)) response(message, handler);
      },
      send(type: string, data: unknown, done: Handler) {
        count += 1;
        waiting.set(count, (responses) => {
          try {
            done(responses);
          } catch {
            // Firebase throws after a good answer, too; Google's script swallows it as well.
          }
        });
        other.postMessage({ gapi: 'question', id: count, type, data } satisfies Message, '*');
      },
    };
  };

  const iframes = {
    CROSS_ORIGIN_IFRAMES_FILTER: () => true,
    getContext: () => ({
      getParentIframe: () => talkTo(window.parent),
      open(
        { url, where }: { url: string; where: HTMLElement },
        whenOpen: (frame: unknown) => unknown,
      ) {
        const frame = document.createElement('iframe');
        frame.src = url;
        frame.hidden = true;
        where.append(frame);
        if (!frame.contentWindow) throw new Error('the frame has no window');
        const talk = talkTo(frame.contentWindow);
        return new Promise((resolve) => {
          frame.addEventListener('load', () => resolve(whenOpen(talk)));
        });
      },
    }),
  };
  const page = window as unknown as Record<string, unknown>;
  page.gapi = { load: (_: string, { callback }: { callback: () => void }) => callback(), iframes };
  const name = new URL((document.currentScript as HTMLScriptElement).src).searchParams.get(
    'onload',
  );
  (page[name ?? 'gapi_onload'] as () => void)();
}
