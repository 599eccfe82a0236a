import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The import directions of the repository, made from the folder names on disk: a new folder is checked
 * the moment it exists. Each entry of `layers` names what it may import; everything else is refused.
 */
const ground = ['config', 'log.ts', 'metrics.ts', 'contract', 'words'];

const data = [...ground, 'database'];
const served = [...data, 'http', 'response-cache', 'protection'];

const backendLayers = {
  contract: [],
  config: ['contract'],
  'log.ts': [],
  words: ['contract'],
  'metrics.ts': [],
  text: ['contract'],
  runtime: ground,
  database: [...ground, 'runtime'],
  http: [...data, 'text'],
  /** Models that several features share, with their queries; a model of one feature stands in it. */
  models: [...data, 'text', 'runtime', 'http'],
  backup: [...data, 'runtime', 'models'],
  protection: [...data, 'http'],
  'response-cache': [...data, 'http', 'protection'],
  /** Brings stored data of earlier releases to this one. */
  upgrades: [...data, 'text', 'runtime', 'models'],
  /** Checks who makes a request; the calls that sign people in and out are a feature. */
  auth: [...data, 'text', 'http'],
  features: [...served, 'text', 'runtime', 'models', 'auth', 'backup'],
  web: [...served, 'text', 'models', 'auth', 'features'],
  'book-caches.ts': [...ground, 'http', 'models', 'response-cache', 'features', 'web'],
  'mount-routes.ts': [...served, 'runtime'],
  'app.ts': [...served, 'auth', 'features', 'web', 'book-caches.ts', 'mount-routes.ts'],
  'prepare-database.ts': [
    ...data,
    'runtime',
    'backup',
    'http',
    'protection',
    'models',
    'upgrades',
    'features',
  ],
  'background-work.ts': [...data, 'runtime', 'models', 'backup', 'features', 'book-caches.ts'],
  'main.ts': [
    ...served,
    'runtime',
    'features',
    'book-caches.ts',
    'app.ts',
    'prepare-database.ts',
    'background-work.ts',
  ],
  testing: [
    ...served,
    'text',
    'runtime',
    'models',
    'auth',
    'upgrades',
    'features',
    'web',
    'book-caches.ts',
    'mount-routes.ts',
    'app.ts',
  ],
};

/** The folders of `models`: each may import these others. */
const modelLayers = {
  'audit-log': [],
  emails: [],
  settings: ['audit-log'],
  orders: ['settings'],
  books: ['audit-log', 'settings'],
};

const belowApps = ['config', 'words', 'browser', 'api', 'ui', 'shop-facts'];
const frontendLayers = {
  config: [],
  words: ['config'],
  browser: ['config', 'words'],
  api: ['config', 'words', 'browser'],
  ui: ['config', 'words', 'browser', 'api'],
  /** Components about books, orders and the shop that both sides show: `ui` knows nothing of these. */
  'shop-facts': ['config', 'words', 'browser', 'api', 'ui'],
  shop: belowApps,
  admin: belowApps,
  app: [...belowApps, 'shop', 'admin'],
  'main.tsx': [...belowApps, 'shop', 'admin', 'app', 'index.css'],
  'entry-server.tsx': ['words', 'app'],
  testing: [...belowApps, 'shop', 'admin', 'app'],
  assets: [],
};

/**
 * What shoppers load and what the owner loads, each with modules that do not know each other. The `ui`
 * of each holds the components that its modules share.
 */
const apps = ['shop', 'admin'];

/**
 * In an app these compose its modules; a page may show what the layout shows, not the other way round.
 * Book lists put cart and wishlist on the cards of books.
 */
const composing = { pages: ['layout', 'book-lists'], layout: [], 'book-lists': [] };

/** Folders that every module may import from: pictures and style sheets carry no code. */
const openModules = ['assets', 'index.css', 'vite-env.d.ts'];

/**
 * The only ways from one backend feature into another, and there only into its
 * models (`*.model.ts`) and its queries (`*.queries.ts`).
 */
const backendFeatureWays = {
  'audit-log': ['orders'],
  sales: ['catalogue', 'orders', 'visits'],
  emails: ['newsletter', 'orders', 'book-requests', 'withdrawals'],
  settings: ['catalogue'],
  orders: ['account'],
  customers: ['account', 'newsletter', 'orders', 'book-requests', 'withdrawals'],
};

/** What is built on the product: nothing of it runs without the product, but not the other way round. */
const builtOnBackend = ['../seed', '../scripts', '../hostile', '../../frontend'];

export function backendImportRules(src) {
  const outside = builtOnBackend.map((folder) => ({
    target: src,
    from: path.join(src, folder),
    message: `${path.basename(folder)} stands above src: pass it in from there.`,
  }));
  return [
    ...outside,
    ...zones(src, backendLayers),
    ...zones(path.join(src, 'models'), modelLayers),
    ...featureZones(path.join(src, 'features')),
  ];
}

export function frontendImportRules(src) {
  const modules = modulesOf(src, frontendLayers);
  const units = modules.flatMap((module) =>
    apps.includes(module)
      ? readdirSync(path.join(src, module)).map((name) => `${module}/${name}`)
      : [module],
  );
  return units.flatMap((unit) =>
    units
      .filter((other) => other !== unit && !openModules.includes(other))
      .filter((other) => !mayImport(unit, other))
      .map((other) => ({
        target: path.join(src, unit),
        from: path.join(src, other),
        message: frontendMessage(unit, other),
      })),
  );
}

function mayImport(unit, other) {
  const [layer, module] = unit.split('/');
  const [otherLayer, otherModule] = other.split('/');
  if (layer !== otherLayer) return frontendLayers[layer]?.includes(otherLayer);
  if (otherModule === 'ui') return true;
  return (
    module in composing && (!(otherModule in composing) || composing[module].includes(otherModule))
  );
}

function frontendMessage(unit, other) {
  const [layer] = unit.split('/');
  const [otherLayer] = other.split('/');
  if (layer === otherLayer)
    return `${unit} may not import ${other}: compose them in a page of ${layer}, or move the shared piece down to ui, api or browser.`;
  if (apps.includes(layer) && apps.includes(otherLayer))
    return `${layer} may not import ${otherLayer}: what both need stands in shop-facts, ui, api or the contract.`;
  return `${layer} stands below ${otherLayer}: move the shared piece down, or pass it in from above.`;
}

function zones(src, layers) {
  const modules = modulesOf(src, layers);
  return modules.flatMap((module) =>
    modules
      .filter(
        (other) =>
          other !== module && !openModules.includes(other) && !layers[module]?.includes(other),
      )
      .map((other) => ({
        target: path.join(src, module),
        from: path.join(src, other),
        message: `${module} stands below ${other}: move the shared piece down, or pass it in from above.`,
      })),
  );
}

function modulesOf(src, layers) {
  const modules = readdirSync(src).filter((name) => !/\.test\.tsx?$/.test(name));
  const withoutLayer = modules.filter(
    (module) => !(module in layers) && !openModules.includes(module),
  );
  if (withoutLayer.length > 0) {
    throw new Error(
      `${src} has modules without a layer: ${withoutLayer.join(', ')}. Add them to .config/import-rules.js.`,
    );
  }
  return modules;
}

function featureZones(folder) {
  const features = readdirSync(folder);
  return features.flatMap((feature) =>
    features
      .filter((other) => other !== feature)
      .map((other) => ({
        target: path.join(folder, feature),
        from: path.join(folder, other),
        except: backendFeatureWays[feature]?.includes(other)
          ? openFilesOf(path.join(folder, other))
          : [],
        message: `${feature} may not import ${other}: compose them in a page, in app.ts, or through the contract. To read its models or queries, enter the way in backendFeatureWays (.config/import-rules.js).`,
      })),
  );
}

function openFilesOf(folder) {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /\.(model|queries)\.ts$/.test(file))
    .map((file) => `./${file}`);
}
