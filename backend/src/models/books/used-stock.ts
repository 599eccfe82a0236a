interface ConditionAndStock {
  condition?: string | null | undefined;
  stock?: number | null | undefined;
}

/** A used copy is one copy, unless its owner says how many there are; it is never without a number. */
export function stockOfUsed({ condition, stock }: ConditionAndStock): { stock?: number } {
  return condition != null && stock == null ? { stock: 1 } : {};
}
