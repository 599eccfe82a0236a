import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The import directions of the house, made from the folder names on disk: a new folder is fenced
 * the moment it exists. Each entry of `floors` names what it may import; everything else is refused.
 */
const ground = ['config', 'log.ts', 'metrics.ts', 'contract'];

const backendFloors = {
  contract: [],
  config: ['contract'],
  'log.ts': [],
  'metrics.ts': [],
  text: ['contract'],
  runtime: ground,
  database: [...ground, 'runtime'],
  http: [...ground, 'database', 'text'],
  protection: [...ground, 'http', 'database'],
  'response-cache': [...ground, 'http', 'protection'],
  trail: [...ground, 'database', 'http', 'runtime'],
  auth: [...ground, 'database', 'http', 'protection', 'trail'],
  features: [
    ...[...ground, 'text', 'runtime', 'database', 'http', 'response-cache', 'protection'],
    ...['trail', 'auth'],
  ],
  web: [
    ...[...ground, 'text', 'database', 'http', 'response-cache', 'protection', 'auth', 'features'],
  ],
  'book-caches.ts': [...ground, 'http', 'response-cache', 'features', 'web'],
  'mount-routes.ts': [...ground, 'http', 'response-cache', 'protection'],
  'app.ts': [
    ...[...ground, 'database', 'http', 'response-cache', 'protection', 'auth', 'features', 'web'],
    ...['book-caches.ts', 'mount-routes.ts'],
  ],
  'prepare-database.ts': [...ground, 'runtime', 'database', 'http', 'protection', 'features'],
  'background-work.ts': [
    ...[...ground, 'runtime', 'database', 'features', 'trail', 'book-caches.ts'],
  ],
  'serve.ts': [
    ...[...ground, 'runtime', 'database', 'http', 'response-cache', 'protection', 'features'],
    ...['book-caches.ts', 'app.ts', 'prepare-database.ts', 'background-work.ts'],
  ],
  'main.ts': [...ground, 'serve.ts'],
  testing: [
    ...[...ground, 'text', 'runtime', 'database', 'http', 'response-cache', 'protection', 'auth'],
    ...['trail', 'features', 'web', 'book-caches.ts', 'mount-routes.ts', 'app.ts'],
  ],
};

const frontendFloors = {
  config: [],
  api: ['config'],
  ui: ['config'],
  features: ['config', 'api', 'ui'],
  app: ['config', 'api', 'ui', 'features'],
  'main.tsx': ['config', 'api', 'ui', 'features', 'app', 'index.css'],
  'render-page.tsx': ['app'],
  testing: ['config', 'api', 'ui', 'features', 'app'],
  assets: [],
};

/** Rooms anybody may look into: pictures and style sheets carry no code. */
const openRooms = ['assets', 'index.css', 'vite-env.d.ts'];

/** The only ways from one backend feature into another, and there only into its models. */
const backendFeatureWays = {
  trail: ['orders'],
  account: ['letters', 'newsletter', 'orders'],
  orders: ['catalogue'],
  sales: ['catalogue', 'customers', 'orders', 'settings', 'visits'],
  letters: ['newsletter', 'orders', 'settings'],
  customers: ['account', 'sales', 'letters', 'newsletter', 'orders'],
  health: ['letters'],
};

/** What is built on the product: nothing of it runs without the product, but not the other way round. */
const builtOnBackend = ['../seed', '../scripts', '../hostile', '../../frontend'];

export function backendFence(src) {
  const outside = builtOnBackend.map((folder) => ({
    target: src,
    from: path.join(src, folder),
    message: `${path.basename(folder)} stands above src: pass it in from there.`,
  }));
  return [...outside, ...zones(src, backendFloors, backendFeatureWays)];
}

export function frontendFence(src) {
  return zones(src, frontendFloors, {});
}

function zones(src, floors, featureWays) {
  const rooms = readdirSync(src).filter((name) => !/\.test\.tsx?$/.test(name));
  const homeless = rooms.filter((room) => !(room in floors) && !openRooms.includes(room));
  if (homeless.length > 0) {
    throw new Error(
      `${src} has rooms without a floor: ${homeless.join(', ')}. Add them to .config/import-fence.js.`,
    );
  }
  const floorZones = rooms.flatMap((room) =>
    rooms
      .filter(
        (other) => other !== room && !openRooms.includes(other) && !floors[room]?.includes(other),
      )
      .map((other) => ({
        target: path.join(src, room),
        from: path.join(src, other),
        message: `${room} stands below ${other}: move the shared piece down, or pass it in from above.`,
      })),
  );
  return [...floorZones, ...featureZones(path.join(src, 'features'), featureWays)];
}

function featureZones(folder, ways) {
  const hint =
    ways === backendFeatureWays
      ? ' To read its models, enter the way in backendFeatureWays (.config/import-fence.js).'
      : '';
  if (!existsSync(folder)) return [];
  const features = readdirSync(folder);
  return features.flatMap((feature) =>
    features
      .filter((other) => other !== feature)
      .map((other) => ({
        target: path.join(folder, feature),
        from: path.join(folder, other),
        except: ways[feature]?.includes(other) ? modelsOf(path.join(folder, other)) : [],
        message: `${feature} may not import ${other}: compose them in a page, in app.ts, or through the contract.${hint}`,
      })),
  );
}

function modelsOf(folder) {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.model.ts'))
    .map((file) => `./${file}`);
}
