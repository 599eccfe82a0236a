import { StoreError, notSupported } from '../store-error.ts';
import { accumulating } from './accumulators.ts';
import { arithmetic } from './arithmetic.ts';
import { arrays } from './arrays.ts';
import { comparison } from './comparison.ts';
import { dates } from './dates.ts';
import { literals } from './literals.ts';
import { loops } from './loops.ts';
import type { Operator } from './scope.ts';
import { strings } from './strings.ts';
import { typeOperators } from './type-operators.ts';

/** All that an expression may use: each has its test vectors in `test/expressions/`. */
const operators: Record<string, Operator> = {
  ...accumulating,
  ...arithmetic,
  ...arrays,
  ...comparison,
  ...dates,
  ...literals,
  ...loops,
  ...strings,
  ...typeOperators,
};

/** What MongoDB has and this store has not. */
const refused = new Set(
  `accumulator acos acosh allElementsTrue anyElementTrue arrayToObject asin asinh atan atan2 atanh
  avg binarySize bitAnd bitNot bitOr bitXor bottom bottomN bsonSize convert cos cosh covariancePop
  covarianceSamp createUUID dateAdd dateDiff dateFromParts dateFromString dateSubtract dateToParts
  degreesToRadians denseRank derivative documentNumber exp expMovingAvg firstN function
  indexOfArray indexOfBytes indexOfCP integral isoWeekYear lastN linearFill ln locf log log10 ltrim
  maxN median meta minN objectToArray percentile pow radiansToDegrees rand range rank regexFind
  regexFindAll replaceAll replaceOne reverseArray rtrim sampleRate setDifference setEquals setField
  setIntersection setIsSubset setUnion shift sigmoid sin sinh sortArray split sqrt stdDevPop
  stdDevSamp strLenBytes strcasecmp substr substrBytes tan tanh toDecimal toHashedIndexKey
  toObjectId toUUID top topN trim tsIncrement tsSecond unsetField zip`
    .split(/\s+/)
    .map((name) => `$${name}`),
);

export function operatorOf(name: string): Operator {
  if (Object.hasOwn(operators, name)) return operators[name]!;
  if (refused.has(name)) throw notSupported(`The expression ${name}`);
  throw new StoreError(168, `Unrecognized expression '${name}'`);
}

/** Whether $group may know the name elsewhere. */
export const isRefused = (name: string): boolean => refused.has(name);
