/** Runs in the page: notes the time between one frame and the next until `stopFrames` is called, which answers mean and slowest. */
export function startFrames() {
  const times = [];
  let last = performance.now();
  let going = true;
  const frame = (now) => {
    times.push(now - last);
    last = now;
    if (going) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  globalThis.stopFrames = () => {
    going = false;
    const counted = times.slice(1);
    return {
      mean: counted.reduce((sum, time) => sum + time, 0) / counted.length,
      slowest: Math.max(...counted),
    };
  };
}
