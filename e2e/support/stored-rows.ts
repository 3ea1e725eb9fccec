import type { Page } from "@playwright/test";

/** All rows of a table as they lie in the browser's database. */
export async function storedRows(page: Page, table: "drafts" | "events" | "profiles"): Promise<readonly unknown[]> {
  return page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open("mathflow");
        opening.addEventListener("error", () => reject(opening.error ?? new Error("no database")));
        opening.addEventListener("success", () => {
          const asked = opening.result.transaction(name).objectStore(name).getAll();
          asked.addEventListener("error", () => reject(asked.error ?? new Error(`no ${name}`)));
          asked.addEventListener("success", () => {
            opening.result.close();
            resolve(asked.result);
          });
        });
      }),
    table,
  );
}

/** What is typed and not sent, as JSON. */
export async function storedDrafts(page: Page): Promise<string> {
  return JSON.stringify(await storedRows(page, "drafts"));
}
