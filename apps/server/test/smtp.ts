import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A mail server that speaks SMTP, without TLS, and keeps what it is given. */
export interface MailServer {
  url: string;
  /** Mails as they came, headers and all. */
  mails: string[];
  /** Turns every mail away for now, or no longer. */
  refuse(refusing: boolean): void;
  /** Takes connections and says nothing on them, or no longer; those that it has met with silence stay silent. */
  hang(hanging: boolean): void;
  /** How many connections were met with silence. */
  silent(): number;
  close(): void;
}

export async function aMailServer(): Promise<MailServer> {
  const mails: string[] = [];
  let refusing = false;
  let hanging = false;
  let silent = 0;
  const server = createServer((socket) => {
    // A client may hang up in the middle of it.
    if (!hanging) return converse(socket, () => refusing, mails).catch(() => undefined);
    silent++;
    socket.on('error', () => undefined);
    return socket.resume();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    refuse: (now) => {
      refusing = now;
    },
    hang: (now) => {
      hanging = now;
    },
    silent: () => silent,
    close: () => server.close(),
  };
}

async function converse(socket: Socket, refusing: () => boolean, mails: string[]): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  socket.on('error', () => undefined);
  say('220 test');
  let mail: string | undefined;
  let rest = '';
  for await (const chunk of socket.setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (mail !== undefined && line !== '.') mail += `${line}\n`;
      else if (mail !== undefined) {
        mails.push(mail);
        mail = undefined;
        say('250 kept');
      } else if (line === 'DATA') {
        mail = '';
        say('354 go on');
      } else if (line === 'QUIT') {
        say('221 bye');
        socket.end();
      } else if (line === 'STARTTLS') say('502 no TLS here');
      else say(line.startsWith('RCPT') && refusing() ? '451 not now' : '250 ok');
    }
  }
}
