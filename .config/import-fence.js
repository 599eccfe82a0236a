import { readdirSync } from 'node:fs';
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
  outbox: [...ground, 'database'],
  backup: [...ground, 'database'],
  http: [...ground, 'database', 'text'],
  protection: [...ground, 'http', 'database'],
  'response-cache': [...ground, 'http', 'protection'],
  trail: [...ground, 'database', 'http', 'runtime'],
  auth: [...ground, 'text', 'database', 'http', 'protection', 'trail'],
  /** An order as it is stored: written by the room of orders, read by most. */
  'order-record': [...ground, 'database', 'outbox', 'shop-settings'],
  /** A book as it is stored: written by the rooms of the catalogue, read by most. */
  'book-record': [...ground, 'runtime', 'database', 'http', 'trail', 'shop-settings'],
  /** What the owner says of the shop: read by most features, changed by one. */
  'shop-settings': [...ground, 'runtime', 'database', 'http', 'trail'],
  features: [
    ...[...ground, 'text', 'runtime', 'database', 'http', 'response-cache', 'protection'],
    ...['trail', 'auth', 'shop-settings', 'backup', 'outbox', 'order-record', 'book-record'],
  ],
  web: [
    ...[...ground, 'text', 'database', 'http', 'response-cache', 'protection', 'auth', 'features'],
    ...['shop-settings', 'book-record'],
  ],
  'book-caches.ts': [
    ...[...ground, 'http', 'response-cache', 'features', 'web', 'shop-settings', 'book-record'],
  ],
  'mount-routes.ts': [...ground, 'database', 'http', 'response-cache', 'protection'],
  'app.ts': [
    ...[...ground, 'database', 'http', 'response-cache', 'protection', 'auth', 'features', 'web'],
    ...['book-caches.ts', 'mount-routes.ts'],
  ],
  'prepare-database.ts': [
    ...[...ground, 'runtime', 'database', 'backup', 'http', 'protection', 'features'],
  ],
  'background-work.ts': [
    ...[...ground, 'runtime', 'database', 'features', 'trail', 'book-caches.ts', 'shop-settings'],
  ],
  'main.ts': [
    ...[...ground, 'runtime', 'database', 'http', 'response-cache', 'protection', 'features'],
    ...['book-caches.ts', 'app.ts', 'prepare-database.ts', 'background-work.ts'],
  ],
  testing: [
    ...[...ground, 'text', 'runtime', 'database', 'http', 'response-cache', 'protection', 'auth'],
    ...['trail', 'features', 'web', 'book-caches.ts', 'mount-routes.ts', 'app.ts'],
    ...['shop-settings', 'outbox', 'order-record', 'book-record'],
  ],
};

const belowHouses = ['config', 'browser', 'api', 'ui'];
const frontendFloors = {
  config: [],
  browser: ['config'],
  api: ['config', 'browser'],
  ui: ['config', 'browser', 'api'],
  shop: belowHouses,
  admin: belowHouses,
  app: [...belowHouses, 'shop', 'admin'],
  'main.tsx': [...belowHouses, 'shop', 'admin', 'app', 'index.css'],
  'entry-server.tsx': ['app'],
  testing: [...belowHouses, 'shop', 'admin', 'app'],
  assets: [],
};

/** What shoppers load and what the owner loads, each with rooms that do not know each other. */
const houses = ['shop', 'admin'];

/** In a house these compose its rooms; a page may show what the layout shows, not the other way round. */
const composing = { pages: ['layout'], layout: [] };

/** Rooms anybody may look into: pictures and style sheets carry no code. */
const openRooms = ['assets', 'index.css', 'vite-env.d.ts'];

/** The only ways from one backend feature into another, and there only into its models. */
const backendFeatureWays = {
  trail: ['orders'],
  sales: ['catalogue', 'orders', 'visits'],
  letters: ['health', 'newsletter', 'wishes', 'withdrawals'],
  settings: ['catalogue'],
  customers: ['account', 'newsletter', 'orders', 'wishes', 'withdrawals'],
};

/** What is built on the product: nothing of it runs without the product, but not the other way round. */
const builtOnBackend = ['../seed', '../scripts', '../hostile', '../../frontend'];

export function backendFence(src) {
  const outside = builtOnBackend.map((folder) => ({
    target: src,
    from: path.join(src, folder),
    message: `${path.basename(folder)} stands above src: pass it in from there.`,
  }));
  return [...outside, ...zones(src, backendFloors)];
}

export function frontendFence(src) {
  const rooms = roomsOf(src, frontendFloors);
  const units = rooms.flatMap((room) =>
    houses.includes(room)
      ? readdirSync(path.join(src, room)).map((name) => `${room}/${name}`)
      : [room],
  );
  return units.flatMap((unit) =>
    units
      .filter((other) => other !== unit && !openRooms.includes(other))
      .filter((other) => !mayImport(unit, other))
      .map((other) => ({
        target: path.join(src, unit),
        from: path.join(src, other),
        message: frontendMessage(unit, other),
      })),
  );
}

function mayImport(unit, other) {
  const [floor, room] = unit.split('/');
  const [otherFloor, otherRoom] = other.split('/');
  if (floor !== otherFloor) return frontendFloors[floor]?.includes(otherFloor);
  return room in composing && (!(otherRoom in composing) || composing[room].includes(otherRoom));
}

function frontendMessage(unit, other) {
  const [floor] = unit.split('/');
  const [otherFloor] = other.split('/');
  if (floor === otherFloor)
    return `${unit} may not import ${other}: compose them in a page of ${floor}, or move the shared piece down to ui, api or browser.`;
  if (houses.includes(floor) && houses.includes(otherFloor))
    return `${floor} may not import ${otherFloor}: what both need stands in ui, api or the contract.`;
  return `${floor} stands below ${otherFloor}: move the shared piece down, or pass it in from above.`;
}

function zones(src, floors) {
  const rooms = roomsOf(src, floors);
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
  return [...floorZones, ...featureZones(path.join(src, 'features'))];
}

function roomsOf(src, floors) {
  const rooms = readdirSync(src).filter((name) => !/\.test\.tsx?$/.test(name));
  const homeless = rooms.filter((room) => !(room in floors) && !openRooms.includes(room));
  if (homeless.length > 0) {
    throw new Error(
      `${src} has rooms without a floor: ${homeless.join(', ')}. Add them to .config/import-fence.js.`,
    );
  }
  return rooms;
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
          ? modelsOf(path.join(folder, other))
          : [],
        message: `${feature} may not import ${other}: compose them in a page, in app.ts, or through the contract. To read its models, enter the way in backendFeatureWays (.config/import-fence.js).`,
      })),
  );
}

function modelsOf(folder) {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.model.ts'))
    .map((file) => `./${file}`);
}
