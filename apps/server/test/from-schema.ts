import fc from 'fast-check';
import * as z from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

/** Numbers and lists stay small, so that what is drawn of a schema's whole width is met often. */
const mostAmount = 120_000_00;
/** Of hours, days and the like, so that those of a few values together are within the schema's own limit. */
const mostParts = 100;
const mostItems = 3;
const texts = ['House', 'Extra', 'Kisumu'];

/**
 * Draws values of a schema, so that a field that is added to it is drawn without being named; `fixed` says what fields of a name are
 * instead. What the schema refines beyond types and limits is left to the caller.
 */
export function fromSchema<Output>(
  schema: z.ZodType<Output>,
  fixed: Readonly<Record<string, fc.Arbitrary<unknown>>> = {},
): fc.Arbitrary<Output> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return valuesOf(json, fixed).map((value) => schema.parse(value));
}

function valuesOf(
  schema: Schema,
  fixed: Readonly<Record<string, fc.Arbitrary<unknown>>>,
): fc.Arbitrary<unknown> {
  const of = (part: Schema | boolean | undefined): fc.Arbitrary<unknown> => {
    if (typeof part !== 'object') throw new Error('No schema to draw from');
    return valuesOf(part, fixed);
  };
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(of));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'string':
      return fc.constantFrom(...texts);
    case 'integer':
    case 'number': {
      const { minimum = 0, maximum = mostAmount, multipleOf = 1 } = schema;
      const most = Math.min(maximum, schema.type === 'number' ? mostParts : mostAmount);
      // Nothing is drawn often: most fields of most people are empty.
      return fc.oneof(
        fc.constant(minimum),
        fc
          .integer({ min: Math.ceil(minimum / multipleOf), max: Math.floor(most / multipleOf) })
          .map((steps) => steps * multipleOf),
      );
    }
    case 'array': {
      const { items } = schema;
      return fc.array(of(Array.isArray(items) ? items[0] : items), { maxLength: mostItems });
    }
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(
        ([name, part]) => [name, fixed[name] ?? of(part)] as const,
      );
      return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
    }
    default:
      throw new Error(`No values are drawn of ${JSON.stringify(schema)}`);
  }
}
