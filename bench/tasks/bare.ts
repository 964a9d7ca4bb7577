import Fastify from 'fastify';
import pg from 'pg';
import * as z from 'zod';

/** The bare minimum to compare with: one Fastify route that sends the same SQL, prepared, and answers with its rows. */
const { DATABASE_URL, STATEMENT, SESSION } = z
  .object({ DATABASE_URL: z.string(), STATEMENT: z.string(), SESSION: z.string() })
  .parse(process.env);
const statement = z.object({ text: z.string(), values: z.array(z.unknown()) }).parse(JSON.parse(STATEMENT));

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10, options: SESSION });
const app = Fastify();
app.get('/tasks', async () => (await pool.query({ ...statement, name: 'tasks' })).rows);
console.log(`ready at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
