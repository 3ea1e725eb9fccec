/**
 * What is said to the message after guidance about being hurt: nobody is sent back to mathematics at once
 * (requirement S6). `null` where the tutor's last words were something else.
 *
 * @param act - what the tutor meant by its last words
 */
export function afterGuidance(act: string): string | null {
  return /^safety-(?:self-harm|abuse|threat)$/u.test(act) ? STILL_HERE : null;
}

const STILL_HERE =
  "You can stop here whenever you like, and go to somebody you trust. If you would rather go on thinking about something else for a while, that is all right too.";
