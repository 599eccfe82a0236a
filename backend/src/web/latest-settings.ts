import type { ShopSettings } from '../contract/shop/settings.ts';
import { defaultSettings } from '../models/settings/default-settings.ts';
import type { ReadApi } from './make-head.ts';

/** The shop's settings as pages need them; they outlast a moment in which the database is away. */
export class LatestSettings {
  readonly #readApi: ReadApi;
  #latest: ShopSettings = defaultSettings;
  /** The JSON that `#latest` was parsed from; empty before the first response. */
  #body = '';

  constructor(readApi: ReadApi) {
    this.#readApi = readApi;
  }

  /** The settings that were read last; the defaults before the first time. */
  get latest(): ShopSettings {
    return this.#latest;
  }

  async read(): Promise<ShopSettings> {
    const { body } = await this.#readApi('/api/settings');
    // Every page reads the settings, so an unchanged response is not parsed again.
    if (body !== this.#body) {
      this.#latest = JSON.parse(body) as ShopSettings;
      this.#body = body;
    }
    return this.#latest;
  }

  /** Throws only when the settings could never be read. */
  async readOrLatest(): Promise<ShopSettings> {
    return this.read().catch((error: unknown) => {
      if (this.#body === '') throw error;
      return this.#latest;
    });
  }
}
