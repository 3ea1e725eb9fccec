/** Kinds of sound the server takes, the smallest first; browsers have one or the other. */
const TYPES = ["audio/webm;codecs=opus", "audio/ogg;codecs=opus", "audio/mp4"] as const;
/** Enough for speech [bit/s]. */
const BITS_PER_SECOND = 32_000;

export interface Recording {
  /** Ends it and gives what was recorded; the microphone is let go. */
  readonly stop: () => Promise<Blob>;
  /** Ends it and keeps nothing. */
  readonly cancel: () => void;
}

/** Whether this browser can record speech in a way the server reads. */
export function canRecord(): boolean {
  return typeof MediaRecorder === "function" && "mediaDevices" in navigator && typeOf() !== undefined;
}

/** Asks for the microphone and records; rejects where it is not given. */
export async function startRecording(): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true },
  });
  const mimeType = typeOf() ?? "";
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
  const pieces: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => void pieces.push(data));
  const ended = new Promise<void>((resolve) => {
    recorder.addEventListener("stop", () => resolve(), { once: true });
  });
  recorder.start();

  function letGo(): void {
    if (recorder.state !== "inactive") recorder.stop();
    for (const track of stream.getTracks()) track.stop();
  }

  return {
    stop: async () => {
      letGo();
      await ended;
      return new Blob(pieces, { type: mimeType });
    },
    cancel: letGo,
  };
}

function typeOf(): string | undefined {
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type));
}
