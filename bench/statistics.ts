/** How a sample of numbers lies: its median, and the quartiles around it. */
export interface Spread {
  readonly median: number;
  readonly lowerQuartile: number;
  readonly upperQuartile: number;
}

/** The value below which a share of the numbers lies, interpolated between neighbours. */
export function quantileOf(sample: readonly number[], share: number): number {
  const sorted = [...sample].sort((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position % 1);
}

export function spreadOf(sample: readonly number[]): Spread {
  return {
    median: quantileOf(sample, 0.5),
    lowerQuartile: quantileOf(sample, 0.25),
    upperQuartile: quantileOf(sample, 0.75),
  };
}

function meanOf(sample: readonly number[]): number {
  return sample.reduce((sum, value) => sum + value, 0) / sample.length;
}

/** The slope of the line through points that leaves the least squares. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const meanX = meanOf(points.map(([x]) => x));
  const meanY = meanOf(points.map(([, y]) => y));
  let covariance = 0;
  let variance = 0;
  for (const [x, y] of points) {
    covariance += (x - meanX) * (y - meanY);
    variance += (x - meanX) ** 2;
  }
  return covariance / variance;
}
