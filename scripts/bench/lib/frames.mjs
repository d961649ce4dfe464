/** Turns the wheel over where the pointer is. */
export async function turnWheel(page, { by, aside = 0, times, pause }) {
  for (let turn = 0; turn < times; turn += 1) {
    await page.mouse.wheel(turn % 2 ? aside : -aside, by);
    await page.waitForTimeout(pause);
  }
}

/** Runs in the page: notes the time between one frame and the next until told to stop. */
export function startFrames() {
  let last = performance.now();
  let longest = 0;
  let going = true;
  const frame = (now) => {
    longest = Math.max(longest, now - last);
    last = now;
    if (going) requestAnimationFrame(frame);
  };
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(frame);
  });
  globalThis.stopFrames = () => {
    going = false;
    // Frames come every 16.7 ms: 50.1 is three of them.
    return Math.round(longest);
  };
}

/** Runs in the page: true when the middle of the sheet shows a row's cell, not an empty ground. */
export function isFilled(sheet) {
  const { left, top, width, height } = sheet.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit?.closest('[role="row"]') !== null;
}
