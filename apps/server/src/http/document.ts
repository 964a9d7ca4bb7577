import { contract } from '@kazi/contract';
import { everyCall, type OwnReason, refusals } from '@kazi/contract/refusals';
import { errorData } from '@kazi/contract/shared';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import * as z from 'zod';
import { version } from '../config/version.ts';
import { prefix } from './api.ts';
import { routes } from './routes.ts';

/** What each call may be refused for, beside what any call may: the codes by `PUT /roles/{id}`. */
const reasonsByCall = new Map<string, readonly OwnReason[]>(
  routes.map(({ method, path, meta }) => [`${method} ${path}`, meta.refuses]),
);

const description = `Every call carries the header \`X-Project\`, the key of the workspace. Calls that need a login carry
\`Authorization: Bearer\` with the token that \`POST /auth\` gives.

Lists give \`{ items, nextCursor }\`: pass \`nextCursor\` back as \`cursor\` for the next page. Changes that carry a
\`version\` are refused with 409 and the current record where somebody was faster. Calls marked as additions are beyond
the specification.`;

const error = z
  .object({
    defined: z.boolean(),
    code: z.string(),
    status: z.int(),
    message: z.string(),
    data: errorData,
  })
  .meta({
    description: 'What every error looks like; `data.errorMessage` is a sentence a person can act on.',
  });

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });

type Document = Awaited<ReturnType<typeof generator.generate>>;
let made: Promise<Document> | undefined;

/** The OpenAPI document of the contract, made once. */
export function openApiDocument(): Promise<Document> {
  made ??= generator
    .generate(contract, {
      info: { title: 'Kazi', version, description },
      servers: [{ url: prefix }],
      security: [{ project: [], login: [] }],
      components: {
        securitySchemes: {
          project: { type: 'apiKey', in: 'header', name: 'X-Project' },
          login: { type: 'http', scheme: 'bearer' },
        },
      },
      commonSchemas: { Error: { schema: error, strategy: 'output' } },
      customErrorResponseBodySchema: () => errorSchema,
    })
    .then(withPlainLists)
    .then(withReasons);
  return made;
}

/** Lists in a query are repeated parameters (`status=todo&status=done`), which the generator says otherwise. */
function withPlainLists(document: Document): Document {
  for (const path of Object.values(document.paths ?? {}))
    for (const operation of [path?.get])
      for (const parameter of operation?.parameters ?? []) {
        if ('$ref' in parameter || parameter.in !== 'query') continue;
        delete parameter.allowEmptyValue;
        delete parameter.allowReserved;
        if (parameter.style === 'deepObject') parameter.style = 'form';
      }
  return document;
}

const errorSchema = { $ref: '#/components/schemas/Error' };

/** Each status of a call lists the codes that `data.reason` may have there. */
function withReasons(document: Document): Document {
  const everywhere = Map.groupBy(Object.entries(everyCall), ([, { status }]) => status);
  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const responses = methods?.[method]?.responses ?? {};
      const own = reasonsByCall.get(`${method.toUpperCase()} ${path}`) ?? [];
      for (const [status, codes] of Map.groupBy(own, (code) => refusals[code].status)) {
        const response = responses[status];
        const body = response && 'content' in response && response.content?.['application/json'];
        if (body)
          body.schema = {
            allOf: [
              errorSchema,
              withCodes([...codes, ...(everywhere.get(status) ?? []).map(([code]) => code)]),
            ],
          };
      }
    }
  return document;
}

/** An error whose reason is one of these. */
const withCodes = (codes: readonly string[]) => ({
  properties: { data: { properties: { reason: { properties: { code: { enum: [...codes] } } } } } },
});
