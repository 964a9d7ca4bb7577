import { contract } from '@kazi/contract';
import * as activity from '@kazi/contract/activity';
import * as files from '@kazi/contract/files';
import * as identity from '@kazi/contract/identity';
import * as money from '@kazi/contract/money';
import * as organisation from '@kazi/contract/organisation';
import * as payroll from '@kazi/contract/payroll';
import { everyCall, refusals } from '@kazi/contract/refusals';
import type { CallMeta } from '@kazi/contract/shared';
import * as shared from '@kazi/contract/shared';
import * as work from '@kazi/contract/work';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import * as z from 'zod';
import { version } from '../config/version.ts';
import { prefix } from './api.ts';
import { routes } from './routes.ts';

/** What the contract says of each call beside its shape, by `PUT /roles/{id}`. */
const metaByCall = new Map(routes.map(({ method, path, meta }) => [`${method} ${path}`, meta]));

const description = `Every call carries the header \`X-Project\`, the key of the workspace. Calls that need a login carry
\`Authorization: Bearer\` with the token that \`POST /auth\` gives.

Amounts are whole numbers of cents. A POST that carries an \`Idempotency-Key\` is done once, however often it is sent.

Lists give \`{ items, nextCursor }\`: pass \`nextCursor\` back as \`cursor\` for the next page. Changes that carry a
\`version\` are refused with 409 and the current record where somebody was faster. Calls marked as additions are beyond
the specification.`;

const error = z
  .object({
    defined: z.boolean(),
    code: z.string(),
    status: z.int(),
    message: z.string(),
    data: shared.errorData,
  })
  .meta({
    description: 'What every error looks like; `data.errorMessage` is a sentence a person can act on.',
  });

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });

type Document = Awaited<ReturnType<typeof generator.generate>>;
type Path = NonNullable<NonNullable<Document['paths']>[string]>;
type Operation = NonNullable<Path['get']>;
let made: Promise<Document> | undefined;

/** What the contract exports as a shape has a name of its own in the document: `task` is `Task`. */
const components = Object.fromEntries(
  [shared, files, identity, organisation, work, money, payroll, activity]
    .flatMap((area) => Object.entries<unknown>(area))
    .flatMap(([name, schema]) => (schema instanceof z.ZodObject ? [[name, schema] as const] : []))
    .map(([name, schema]) => [
      name.charAt(0).toUpperCase() + name.slice(1),
      // Of a shape that differs by its way, what is sent in bears such a name.
      {
        schema,
        strategy: /^new|Change$|Filter$|Input$/.test(name) ? ('input' as const) : ('output' as const),
      },
    ]),
);

/** The OpenAPI document of the contract, made once. */
export function openApiDocument(): Promise<Document> {
  made ??= generator
    .generate(contract, {
      info: {
        title: 'Kazi',
        version,
        description,
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: prefix }],
      security: [{ project: [], login: [] }],
      components: {
        securitySchemes: {
          project: { type: 'apiKey', in: 'header', name: 'X-Project' },
          login: { type: 'http', scheme: 'bearer' },
        },
      },
      commonSchemas: { ...components, Error: { schema: error, strategy: 'output' } },
      customErrorResponseBodySchema: () => errorSchema,
    })
    .then((document) => {
      for (const [path, methods] of Object.entries(document.paths ?? {}))
        for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
          const operation = methods?.[method];
          const meta = metaByCall.get(`${method.toUpperCase()} ${path}`);
          if (!operation || !meta) continue;
          if (method === 'get') writeListsPlainly(operation);
          if (method === 'post') addKey(operation, meta);
          if (meta.open) operation.security = [{ project: [] }];
          writeFilesPlainly(operation);
          addReasons(operation, meta);
        }
      return withoutUnused(document);
    });
  return made;
}

/** Lists in a query are repeated parameters (`status=todo&status=done`), which the generator says otherwise. */
function writeListsPlainly({ parameters = [] }: Operation): void {
  for (const parameter of parameters) {
    if ('$ref' in parameter || parameter.in !== 'query') continue;
    delete parameter.allowEmptyValue;
    delete parameter.allowReserved;
    if (parameter.style === 'deepObject') parameter.style = 'form';
  }
}

/** A POST of somebody is done at most once for a key. */
function addKey(operation: Operation, { open, needsKey }: CallMeta): void {
  if (open) return;
  operation.parameters = [
    ...(operation.parameters ?? []),
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: needsKey,
      description:
        'Of your choice, new for each request that is meant: sent again, the same request is answered as at first, and done once.',
      schema: { type: 'string', minLength: 1, maxLength: 255 },
      example: '6f1c2a8e-2d3b-4a55-9f0e-1b7c3d9e4a10',
    },
  ];
}

/** A file cannot be sent as JSON, which the generator offers first; one of several types is none of JSON either. */
function writeFilesPlainly({ requestBody, responses = {} }: Operation): void {
  if (requestBody && 'content' in requestBody && requestBody.content['multipart/form-data'])
    delete requestBody.content['application/json'];
  for (const response of Object.values(responses)) {
    const content = 'content' in response ? response.content : undefined;
    const rest = file.safeParse(content?.['application/json']?.schema);
    if (!content || !rest.success) continue;
    delete content['application/json'];
    for (const { contentMediaType } of rest.data.anyOf)
      content[contentMediaType] = { schema: { type: 'string', contentMediaType } };
  }
}

const file = z.object({ anyOf: z.array(z.object({ contentMediaType: z.string() })) });

/** Without the shapes that calls refer to nowhere: of those that are sent, each field is written out. */
function withoutUnused(document: Document): Document {
  const text = JSON.stringify(document);
  const { schemas = {} } = document.components ?? {};
  for (const name of Object.keys(schemas))
    if (!text.includes(`"#/components/schemas/${name}"`)) delete schemas[name];
  return document;
}

const errorSchema = { $ref: '#/components/schemas/Error' };
const reasonsEverywhere = Map.groupBy(Object.entries(everyCall), ([, { status }]) => status);

/** What any call may be answered before it is looked at, or where the server fails. */
const beforeCalls = { 413: 'Too large', 415: 'Not JSON', 500: 'Failed', 503: 'Unavailable' } as const;

/** Each status of a call lists the codes that `data.reason` may have there. */
function addReasons(operation: Operation, { refuses }: CallMeta): void {
  const responses = { ...operation.responses };
  for (const [status, text] of Object.entries(beforeCalls))
    responses[status] = { description: text, content: { 'application/json': { schema: errorSchema } } };
  for (const [status, codes] of Map.groupBy(refuses, (code) => refusals[code].status)) {
    const response = responses[status];
    const body = response && 'content' in response && response.content?.['application/json'];
    const everywhere = (reasonsEverywhere.get(status) ?? []).map(([code]) => code);
    if (body) body.schema = { allOf: [errorSchema, withCodes([...codes, ...everywhere])] };
  }
  operation.responses = responses;
}

/** An error whose reason is one of these. */
const withCodes = (codes: readonly string[]) => ({
  properties: { data: { properties: { reason: { properties: { code: { enum: [...codes] } } } } } },
});
