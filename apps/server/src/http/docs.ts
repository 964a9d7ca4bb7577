import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './document.ts';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

/** `/openapi.json`, and `/docs` to browse and try it. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  const document = await openApiDocument();
  app.get('/openapi.json', () => document);
  // The plugin's types end at OpenAPI 3.0; it shows 3.1 all the same, given as a transformation.
  const empty = { openapi: '3.0.3', info: document.info, paths: {} };
  await app.register(swagger, { mode: 'static', specification: { document: empty } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: policy,
    transformSpecification: () => document,
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
