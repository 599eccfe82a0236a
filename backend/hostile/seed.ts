/** Says which inputs are made up: the same number, the same inputs. */
export const seed = Number(process.env.HOSTILE_SEED ?? 20_261_122);
