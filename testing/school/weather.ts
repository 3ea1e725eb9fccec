/** What a process is told of the world around it. */
export interface Weather {
  /** Its clock minus the true time [ms]. */
  readonly clockMs: number;
  /** Its databases cannot grow, and files cannot be written. */
  readonly isFull: boolean;
}

export const FAIR: Weather = { clockMs: 0, isFull: false };

/** Variable with the path of the file in which the weather stands; read at the start, and at each SIGUSR2. */
export const WEATHER_FILE = "MATHFLOW_TEST_WEATHER";
