import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { Studies } from '@glade/queue';
import { expect, test } from 'vitest';
import { LabServer } from '../src/watching/lab-server.ts';

/** The status of the answer to a request line with this in place of a path. */
async function statusOf(url: string, path: string): Promise<number | undefined> {
  const asked = request(url, { path, agent: false, signal: AbortSignal.timeout(5000) }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

test('a request line that is no address is answered, and the server goes on', async () => {
  const studies = { list: () => Promise.resolve([]) } as unknown as Studies;
  const server = new LabServer(studies, 'en');
  const url = await server.listen(0);
  try {
    for (const path of ['/\\[', 'http://[/', 'http://a:99999/'])
      expect(await statusOf(url, path)).toBe(400);
    expect(await statusOf(url, '/')).toBe(200);
  } finally {
    await server.close();
  }
});
