/*
 * Receives what the backend pushes by Firebase Cloud Messaging. It holds no library: the page registers the browser, and
 * a message is plain JSON. While a tab is being looked at, the message goes to the tabs, in the form that the library
 * there listens to; else it is shown by the system. It answers no request and keeps nothing.
 */
'use strict';

var brand = new URL(self.location.href).searchParams.get('brand') || '';
var PANEL = '/inicio?janela=notificacoes';

self.addEventListener('install', function () {
  self.skipWaiting();
});

function tabs() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

function read(data) {
  try {
    return (data && data.json()) || {};
  } catch (_) {
    /* Not ours. A browser still wants something to be shown for every push. */
    return {};
  }
}

function show(message) {
  var words = message.notification || {};
  var data = message.data || {};
  var options = message.fcmOptions || {};
  return self.registration.showNotification(words.title || data.title || brand, {
    body: words.body || data.description || data.body || '',
    icon: '/icon-192.png',
    tag: data.id || message.fcmMessageId || message.messageId,
    data: { link: options.link || words.click_action || PANEL },
  });
}

self.addEventListener('push', function (event) {
  var message = read(event.data);
  event.waitUntil(
    tabs().then(function (open) {
      var watched = open.some(function (tab) {
        return tab.visibilityState === 'visible';
      });
      if (!watched) return show(message);
      open.forEach(function (tab) {
        tab.postMessage(
          Object.assign({}, message, { isFirebaseMessaging: true, messageType: 'push-received' }),
        );
      });
      return undefined;
    }),
  );
});

self.addEventListener('notificationclick', function (event) {
  event.notification.close();
  var link = new URL(
    (event.notification.data && event.notification.data.link) || PANEL,
    self.location.origin,
  );
  /* Nothing that is pushed leads away from the application. */
  if (link.origin !== self.location.origin) link = new URL(PANEL, self.location.origin);
  event.waitUntil(
    tabs().then(function (open) {
      if (open.length === 0) return self.clients.openWindow(link.href);
      return open[0].focus().then(function (tab) {
        tab.postMessage({ type: 'eprodutor/notification-clicked' });
      });
    }),
  );
});
