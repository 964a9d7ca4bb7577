import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { version } from '../config/version.ts';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

/** The document once somebody asks for it: to make it takes as long as half of the rest of a start. */
const openApiDocument = async () => (await import('./document.ts')).openApiDocument();

/** `/openapi.json`, and `/docs` to browse and try it. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  let document: Awaited<ReturnType<typeof openApiDocument>> | undefined;
  app.get('/openapi.json', openApiDocument);
  // The plugin's types end at OpenAPI 3.0; it shows 3.1 all the same, given as a transformation.
  const empty = { openapi: '3.0.3', info: { title: 'Kazi', version }, paths: {} };
  await app.register(swagger, { mode: 'static', specification: { document: empty } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: policy,
    uiHooks: {
      onRequest: async () => {
        document = await openApiDocument();
      },
    },
    transformSpecification: () => document ?? empty,
    theme: { title: 'Kazi API' },
    uiConfig: {
      layout: 'BaseLayout',
      docExpansion: 'list',
      filter: true,
      persistAuthorization: false,
      tryItOutEnabled: true,
    },
  });
}
