/** A value as the compiler sees it in a JSON file: texts are any texts, and pairs are lists of what is in them. */
type InJson<Value> = Value extends string
  ? string
  : Value extends number | boolean
    ? Value extends number
      ? number
      : boolean
    : Value extends readonly (infer Item)[]
      ? readonly InJson<Item>[]
      : { [Key in keyof Value]: InJson<Value[Key]> };

/**
 * A fresh copy of a sample from a JSON file. The compiler holds its shape against the type; which of several texts a field may
 * have, it cannot read from JSON: `samples.test.ts` holds that.
 */
export const readSample = <Sample>(json: InJson<Sample>): Sample => JSON.parse(JSON.stringify(json));
