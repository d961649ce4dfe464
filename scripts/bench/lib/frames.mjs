/** Turns the wheel over where the pointer is. */
export async function turnWheel(page, { by, aside = 0, times, pause }) {
  for (let turn = 0; turn < times; turn += 1) {
    await page.mouse.wheel(turn % 2 ? aside : -aside, by);
    await page.waitForTimeout(pause);
  }
}

/** Runs in the page: notes the time between one frame and the next until `stopFrames`, which answers mean and slowest in ms. */
export function startFrames() {
  const times = [];
  let last = performance.now();
  let going = true;
  const frame = (now) => {
    times.push(now - last);
    last = now;
    if (going) requestAnimationFrame(frame);
  };
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(frame);
  });
  globalThis.stopFrames = () => {
    going = false;
    return {
      mean: times.reduce((sum, time) => sum + time, 0) / times.length,
      // Frames come every 16.7 ms: 50.1 is three of them.
      slowest: Math.round(Math.max(...times)),
    };
  };
}

/** Runs in the page: true when the middle of the sheet shows a row's cell, not an empty background. */
export function isFilled(sheet) {
  const { left, top, width, height } = sheet.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit?.closest('[role="row"]') !== null;
}
