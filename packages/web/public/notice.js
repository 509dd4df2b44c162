// A part of the service worker: a tap on a notification leads to its table.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = event.notification.data?.url ?? '/';
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((all) => {
      const there = all.find((client) => new URL(client.url).pathname === url);
      return there === undefined ? self.clients.openWindow(url) : there.focus();
    }),
  );
});
