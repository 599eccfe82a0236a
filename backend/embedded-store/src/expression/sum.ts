import { asBigInt, double, kindOf, toInteger } from '../bson/arithmetic.ts';
import type { Numeric } from '../bson/sort-key.ts';
import { notSupported } from '../store-error.ts';

/** A sum without intermediate rounding: ten times 0.1 is 1. The widest type wins. */
export class Sum {
  #integers = 0n;
  /** Sum of int32 values that are not yet in `#integers`, which is slower. */
  #small = 0;
  #hasLong = false;
  #hasDouble = false;
  #high = 0;
  #low = 0;
  #simple = 0;

  add(value: Numeric): void {
    const kind = kindOf(value);
    if (kind === 'decimal') throw notSupported('A sum or an average of Decimal128');
    if (kind === 'double') {
      this.#hasDouble = true;
      this.#addDouble(Number(value.toString()));
    } else if (kind === 'int') {
      this.#small += Number(value);
      if (Math.abs(this.#small) > 2 ** 50) this.#flush();
    } else {
      this.#hasLong = true;
      this.#integers += asBigInt(value);
    }
  }

  get result(): Numeric {
    this.#flush();
    if (this.#hasDouble) return double(this.#asDouble());
    return toInteger(this.#integers, this.#hasLong ? 'long' : 'int', () =>
      notSupported('A sum of whole numbers beyond 64 bits'),
    );
  }

  #asDouble(): number {
    const near = Number(this.#integers);
    const exact = new Sum();
    [this.#high, this.#low, near, Number(this.#integers - BigInt(near))].forEach((part) =>
      exact.#addDouble(part),
    );
    const sum = exact.#high + exact.#low;
    return Number.isNaN(sum) ? this.#simple + near : sum;
  }

  #flush(): void {
    this.#integers += BigInt(this.#small);
    this.#small = 0;
  }

  /** Keeps the rounding error of each addition (Knuth's two-sum). */
  #addDouble(n: number): void {
    const sum = this.#high + n;
    const part = sum - this.#high;
    this.#low += this.#high - (sum - part) + (n - part);
    this.#high = sum;
    this.#simple += n;
  }
}
