import { defineConfig } from '@playwright/test';

// Chromium would load the pages of its address bar for each window of a journey, which nobody sees.
// The other names are those of Playwright, whose own switch this one replaces.
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
].join();

export default defineConfig({
  testDir: 'e2e',
  snapshotPathTemplate: '{testDir}/{testFileDir}/snapshots/{arg}{ext}',
  // Each has a shop of its own. Two keep two cores busy: with three each takes longer, and all take hardly less.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Long enough for a machine that does other things as well: who passes does not wait for it.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    // Recording every journey takes time from all of them; `--trace on` records at once.
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        `--disable-features=${withoutFeatures}`,
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: /engines|firefox/ },
    {
      name: 'phone',
      testIgnore: /restart|google-popup|engines|firefox/,
      // What is the same at every size is tried at one.
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    // Driven by e2e/engines: Playwright only runs the tests.
    { name: 'firefox', testMatch: /(engines|firefox-blocked)\.spec/ },
    { name: 'webkit', testMatch: /engines\.spec/ },
  ],
});
