import { expect, type BrowserContext, type Page } from "@playwright/test";
import { Pupil } from "./pupil.ts";
import type { SchoolServer } from "./school-server.ts";
import { FIRST_TEACHER, TeacherAtDesk, type PrintedCard } from "./teacher.ts";

/** A device of a school, at its screens. */
export class SchoolDevice extends Pupil {
  readonly names = this.page.getByRole("list", { name: "Learners" });
  readonly pin = this.page.getByRole("group", { name: "PIN" });

  async typeCode(code: string): Promise<void> {
    await this.page.getByRole("textbox", { name: /^(?:Class code|Code for this device)$/u }).fill(code);
    await this.press(this.page.getByRole("button", { name: "Go on" }));
  }

  /** Becomes a shared one by the teacher's code, and shows the names. */
  async share(teacher: TeacherAtDesk): Promise<void> {
    await this.page.goto(`${this.origin}/kiosk`);
    await this.typeCode(await teacher.kioskCode());
    await expect(this.names).toBeVisible();
  }

  async choose(name: string): Promise<void> {
    await this.press(this.names.getByRole("button", { name }));
  }

  /** Numbers, or words of pictures. */
  async typePin(pin: string): Promise<void> {
    const keys = /\d/u.test(pin) ? [...pin] : pin.split(" ");
    for (const key of keys) await this.press(this.pin.getByRole("button", { name: key, exact: true }));
  }

  async join(card: PrintedCard, grade?: string): Promise<void> {
    await this.page.goto(`${this.origin}/`);
    await this.press(this.page.getByRole("button", { name: "I have a class code" }));
    await this.typeCode(card.code);
    await this.choose(card.name);
    await this.typePin(card.pin);
    if (grade !== undefined) await this.press(this.page.getByRole("button", { name: grade }));
    await expect(this.page.getByRole("banner")).toContainText(card.name);
  }

  async allSent(): Promise<void> {
    await expect(this.saved).toHaveAttribute("data-unsent", "0", { timeout: 30_000 });
  }

  /** Mastery by skill, in the words of the report. */
  async report(): Promise<readonly string[]> {
    await this.page.goto(`${this.origin}/report`);
    const rows = this.page.getByRole("table", { name: "Mastery by skill" }).getByRole("row");
    await expect(rows.nth(1)).toBeVisible();
    return rows.allInnerTexts();
  }
}

/** A school with a class 4b, at the page of its people. The cards have PINs of digits, and lie on the desk no more. */
export async function openSchool(context: BrowserContext, school: SchoolServer, ...names: readonly string[]) {
  const teacher = new TeacherAtDesk(await context.newPage(), school);
  await teacher.make("/auth/setup", { code: school.code, ...FIRST_TEACHER });
  const { id } = (await teacher.make("/classes", { name: "4b", pins: "digits" })) as { readonly id: string };
  const added = await teacher.make(`/classes/${id}/learners`, { names });
  const { cards } = added as { readonly cards: readonly PrintedCard[] };
  await teacher.page.goto(`${school.url}/teach/class/${id}/people`);
  await expect(teacher.page.getByRole("heading", { name: "4b", level: 1 })).toBeVisible();
  const card = (name: string): PrintedCard => {
    const found = cards.find((one) => one.name === name);
    if (found === undefined) throw new Error(`no card of ${name}`);
    return found;
  };
  return { teacher, card };
}

/** Answers the open problem, and goes on. */
export async function solve(device: SchoolDevice): Promise<void> {
  await device.answerRight();
  await device.goOn();
}

/** Questions of all skills in the rows of the report. */
export function questionsIn(rows: readonly string[]): number {
  return rows
    .slice(1)
    .reduce((sum, row) => sum + Number(row.split(/[\t\n]+/u).findLast((cell) => /^\d+$/u.test(cell.trim())) ?? 0), 0);
}

/** Everything in the device's databases, files and stores. */
export async function onDisk(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const { name = "" } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name);
        asked.addEventListener("success", () => resolve(asked.result));
        asked.addEventListener("error", () => reject(asked.error));
      });
      for (const store of db.objectStoreNames) {
        const rows = await new Promise((resolve) => {
          const asked = db.transaction(store).objectStore(store).getAll();
          asked.addEventListener("success", () => resolve(asked.result));
        });
        parts.push(JSON.stringify(rows));
      }
      db.close();
    }
    async function walk(folder: FileSystemDirectoryHandle): Promise<void> {
      for await (const entry of (folder as unknown as { values: () => AsyncIterable<FileSystemHandle> }).values()) {
        parts.push(entry.name);
        if (entry.kind === "directory") await walk(entry as FileSystemDirectoryHandle);
        else parts.push(await (await (entry as FileSystemFileHandle).getFile()).text().catch(() => ""));
      }
    }
    await walk(await navigator.storage.getDirectory());
    return parts.join("\n");
  });
}
