import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog, withoutSecrets } from './log.ts';

test.each([
  ['/v1/users/confirm/s3cret', '/v1/users/confirm/[redacted]'],
  ['/v1/first-owner/s3cret', '/v1/first-owner/[redacted]'],
  ['/v1/password-reset/s3cret?x=1', '/v1/password-reset/[redacted]?x=1'],
  ['/files/1/2?form=whole&signature=s3cret', '/files/1/2?form=whole&signature=[redacted]'],
  ['/login?token=s3cret&next=/', '/login?token=[redacted]&next=/'],
  ['/callbacks/coop/0197f1a0/s3cret', '/callbacks/coop/0197f1a0/[redacted]'],
  ['/callbacks/coop/0197f1a0/s3cret/more?x=1', '/callbacks/coop/0197f1a0/[redacted]?x=1'],
  ['/callbacks/s3cret', '/callbacks/[redacted]'],
  ['/first-owner/s3cret', '/first-owner/[redacted]'],
  ['/sso?code=s3cret&state=s3cret', '/sso?code=[redacted]&state=[redacted]'],
  ['/v1/tasks?app=1', '/v1/tasks?app=1'],
])('%s is logged as %s', (address, logged) => {
  expect(withoutSecrets(address)).toBe(logged);
});

test('passwords, tokens and cookies are never logged', () => {
  let written = '';
  const to = new Writable({
    write(chunk, _encoding, done) {
      written += chunk;
      done();
    },
  });
  const log = createLog({ logLevel: 'info' }, to);
  log.info(
    {
      password: 's3cret',
      body: { token: 's3cret', user: { password: 's3cret' } },
      headers: { authorization: 's3cret', cookie: 's3cret' },
    },
    'hello',
  );
  expect(written).toContain('hello');
  expect(written).not.toContain('s3cret');
});
