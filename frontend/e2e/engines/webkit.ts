import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import {
  Builder,
  Capabilities,
  error as WebDriverError,
  Key,
  type WebElement,
} from 'selenium-webdriver';
import { freePort } from '../free-port.ts';
import { untilTouched, type Driver } from './driver.ts';

const miniBrowser =
  process.env.MINIBROWSER_PATH ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

const waitTimeoutMs = 30_000;

/** Safari's engine as Debian has it: WebKitGTK's MiniBrowser, on a screen of its own. */
export async function openWebkit(): Promise<Driver> {
  const port = await freePort();
  const screen = await openScreen();
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const options = { binary: miniBrowser, args: ['--automation'] };
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': options,
  });
  const browser = await untilReady(() =>
    new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build(),
  );
  const element = async (expression: string) => {
    const found = await browser.wait(
      () => browser.executeScript<WebElement | null>(`return ${expression}`),
      waitTimeoutMs,
    );
    return found as WebElement;
  };
  return {
    open: async (url) => {
      await browser.get(url);
      await browser.executeScript(listen);
    },
    resize: async (width, height) =>
      void (await browser.manage().window().setRect({ width, height, x: 0, y: 0 })),
    evaluate: (expression) => browser.executeScript(`return ${expression}`),
    // Its driver takes a label for nothing that can be clicked.
    click: (expression) =>
      untilTouched(async () => {
        const found = await element(expression);
        await found.click().catch((error: unknown) => {
          if (!(error instanceof WebDriverError.ElementNotInteractableError)) throw error;
          return browser.executeScript<void>('arguments[0].click()', found);
        });
      }, isUntouched),
    type: (expression, text) =>
      untilTouched(
        async () => (await element(expression)).sendKeys(text.replaceAll('\n', Key.ENTER)),
        isUntouched,
      ),
    attach: (expression, file) =>
      untilTouched(async () => (await element(expression)).sendKeys(file), isUntouched),
    screenshot: async (file) => writeFile(file, await browser.takeScreenshot(), 'base64'),
    // It has no log: what the page itself hears of is all there is.
    complaints: () => browser.executeScript<string[]>('return window.complaints ?? []'),
    async close() {
      await browser.quit().catch(() => {});
      await stop(server);
      await stop(screen.process);
    },
  };
}

const listen = `
  window.complaints ??= [];
  addEventListener('error', (event) => complaints.push(event.message));
  addEventListener('unhandledrejection', (event) => complaints.push(String(event.reason)));
  addEventListener('securitypolicyviolation', (event) => complaints.push(event.violatedDirective));
  for (const level of ['error', 'warn']) {
    const say = console[level];
    console[level] = (...words) => { complaints.push(words.join(' ')); say(...words); };
  }
`;

async function openScreen(): Promise<{ process: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const pipe = screen.stdio[3] as NodeJS.ReadableStream;
  const [number] = (await once(pipe, 'data')) as [Buffer];
  return { process: screen, display: `:${String(number).trim()}` };
}

const isUntouched = (error: unknown) =>
  error instanceof WebDriverError.StaleElementReferenceError ||
  error instanceof WebDriverError.ElementNotInteractableError ||
  error instanceof WebDriverError.ElementClickInterceptedError;

async function untilReady<T>(start: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await start();
    } catch (error) {
      if (tries > 50 || !/ECONNREFUSED/.test(String(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
