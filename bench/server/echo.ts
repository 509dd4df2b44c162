import { WebSocketServer, type WebSocket } from 'ws';

// The least that a server can do: what a page says goes to the other pages of its address, and nothing is kept.
const rooms = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('connection', (socket, { url = '' }) => {
  const room = rooms.get(url) ?? new Set();
  rooms.set(url, room.add(socket));
  socket.on('close', () => room.delete(socket));
  socket.on('message', (data: Buffer) => {
    for (const each of room) if (each !== socket) each.send(data.toString());
  });
});
server.on('listening', () => {
  const { port } = server.address() as { port: number };
  process.stdout.write(`http://127.0.0.1:${port}/\n`);
});
process.stdin.on('end', () => process.exit());
process.stdin.resume();
