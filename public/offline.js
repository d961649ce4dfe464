/*
 * Lets pages that are meant to be used without a network be opened without one. Such a page registers it and says which
 * files it has loaded. It keeps the application's own page and files of /assets/, whose names change with their content.
 * It keeps no answer of the backend, and with a network every page comes from the server.
 */
'use strict';

var CACHE = 'ep-offline';
var PAGE = '/index.html';

self.addEventListener('install', function () {
  self.skipWaiting();
});
self.addEventListener('activate', function (event) {
  event.waitUntil(self.clients.claim());
});

/** Puts the page of this version into the cache; what a former version needed goes. */
async function keepPage(address) {
  var answer = await fetch(address, { cache: 'no-cache', headers: { Accept: 'text/html' } });
  if (!answer.ok || answer.redirected) return;
  var cache = await caches.open(CACHE);
  var former = await cache.match(PAGE);
  var text = await answer.clone().text();
  if (former && (await former.text()) !== text) {
    await caches.delete(CACHE);
    cache = await caches.open(CACHE);
  }
  await cache.put(PAGE, answer);
}

async function keepFile(cache, address) {
  if (await cache.match(address)) return;
  var answer = await fetch(address);
  if (answer.ok) await cache.put(address, answer);
}

async function keep(message) {
  await keepPage(message.page);
  var cache = await caches.open(CACHE);
  /* One that does not come now is kept when it is used. */
  await Promise.allSettled(
    message.files.map(function (address) {
      return keepFile(cache, address);
    }),
  );
}

self.addEventListener('message', function (event) {
  if (event.data && event.data.type === 'keep') event.waitUntil(keep(event.data));
});

async function pageOf(request) {
  try {
    return await fetch(request);
  } catch (failure) {
    var kept = await caches.match(PAGE);
    if (kept) return kept;
    throw failure;
  }
}

async function fileOf(request) {
  var kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  var answer = await fetch(request);
  if (answer.ok && answer.status === 200) {
    var cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}

self.addEventListener('fetch', function (event) {
  var request = event.request;
  var address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(pageOf(request));
  else if (address.pathname.startsWith('/assets/')) event.respondWith(fileOf(request));
});
