import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engine, type Source, start, stop, untilSaid } from './engine.ts';

const preferences = {
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'app.normandy.enabled': false,
  // As on a desk with a mouse, where the screens show what comes up under a pointer.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
};

interface Answer {
  id: number;
  result?: {
    contexts?: { context: string }[];
    result?: { value: string };
    exceptionDetails?: { text: string };
  };
  error?: string;
  message?: string;
}

/** Firefox without windows, by WebDriver BiDi, which it speaks itself. */
export async function openFirefox(width: number, height: number): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'kazi-firefox-'));
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const child = start(
    ['firefox-esr', '--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { HOME: profile },
  );
  const address = await untilSaid(child, 2, /listening on (ws:\S+)/);
  const { send, end } = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  const context = (await send('browsingContext.getTree', {})).result?.contexts?.[0]?.context;
  await send('browsingContext.setViewport', { context, viewport: { width, height } });
  return {
    async open(url) {
      const navigate = () => send('browsingContext.navigate', { context, url, wait: 'complete' });
      // What the page before was about to open can come between: it is opened over that.
      await navigate().catch((error) => {
        if (String(error).includes('NS_BINDING_ABORTED')) return navigate();
        throw error;
      });
    },
    async evaluate(expression) {
      const target = { context };
      const { result } = await send('script.evaluate', { expression, target, awaitPromise: true });
      if (result?.exceptionDetails) throw new Error(result.exceptionDetails.text);
      return result?.result?.value ?? 'null';
    },
    async act(actions: readonly Source[]) {
      await send('input.performActions', { context, actions });
    },
    async close() {
      end();
      await stop(child);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Commands and their answers over one socket. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  const { promise: opened, resolve, reject } = Promise.withResolvers<void>();
  socket.addEventListener('open', () => resolve());
  socket.addEventListener('error', () => reject(new Error(`No connection to ${address}`)));
  await opened;
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(String(data));
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let last = 0;
  return {
    async send(method: string, params: object): Promise<Answer> {
      const id = ++last;
      const { promise, resolve } = Promise.withResolvers<Answer>();
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
      const answer = await promise;
      if (answer.error) throw new Error(`${method}: ${answer.error}, ${answer.message}`);
      return answer;
    },
    end: () => socket.close(),
  };
}
