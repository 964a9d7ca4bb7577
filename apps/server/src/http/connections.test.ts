import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { isPrivateAddress, limitConnections } from './connections.ts';

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.17.0.1', true],
  ['::1', true],
  ['fd00::1', true],
  ['::ffff:192.168.1.7', true],
  ['41.90.64.1', false],
  ['172.32.0.1', false],
  ['::ffff:41.90.64.1', false],
  ['2c0f:fe38::1', false],
])('%s is private: %s', (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate);
});

test('an address opens so many connections, and another one when one of them ends', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  limitConnections(server, 2, () => false);
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const opened = async () => {
    const [socket, [accepted]] = [connect(port, '127.0.0.1'), await once(server, 'connection')];
    return { socket, accepted };
  };
  const first = await opened();
  const second = await opened();
  const third = await opened();
  expect([first, second, third].map(({ accepted }) => accepted.destroyed)).toEqual([false, false, true]);
  first.socket.destroy();
  await once(first.accepted, 'close');
  expect((await opened()).accepted.destroyed).toBe(false);
  server.closeAllConnections();
  second.socket.destroy();
  server.close();
});
