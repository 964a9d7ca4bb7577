import { expect } from '@playwright/test';
import { freePort } from '../free-port.ts';
import { type Engine, type Source, start, stop, untilSaid } from './engine.ts';

/** Height of the address bar, which belongs to the window. */
const barPx = 38;

/** WebKit as GTK has it, in its MiniBrowser on a screen of its own, by WebDriver over HTTP. */
export async function openWebKit(width: number, height: number): Promise<Engine> {
  const screen = start(['Xvfb', '-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp']);
  const display = await untilSaid(screen, 3, /(\d+)\n/);
  const port = await freePort();
  const driver = start(['WebKitWebDriver', `--port=${port}`], {
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    // No graphics card where tests run.
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  await expect(async () => {
    expect((await fetch(`http://127.0.0.1:${port}/status`)).ok).toBe(true);
  }, 'WebKitWebDriver answers').toPass({ timeout: 30_000, intervals: [100] });
  const send = async (method: 'POST' | 'DELETE', path: string, data: object = {}) => {
    const body = method === 'POST' ? JSON.stringify(data) : null;
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, { method, body });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}, ${value.message}`);
    return value;
  };
  const { sessionId } = await send('POST', '', { capabilities: { alwaysMatch: {} } });
  const session = `/${sessionId}`;
  await send('POST', `${session}/window/rect`, { width, height: height + barPx });
  return {
    async open(url) {
      await send('POST', `${session}/url`, { url });
    },
    async evaluate(expression) {
      const script = `const [done] = arguments; (${expression}).then((text) => done({ text }), (error) => done({ error: String(error) }))`;
      const { text, error } = await send('POST', `${session}/execute/async`, { script, args: [] });
      if (error) throw new Error(error);
      return text ?? 'null';
    },
    async act(actions: readonly Source[]) {
      await send('POST', `${session}/actions`, { actions });
    },
    async close() {
      await send('DELETE', session);
      await stop(driver);
      await stop(screen);
    },
  };
}
