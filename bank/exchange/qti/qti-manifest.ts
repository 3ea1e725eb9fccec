import { element, xmlFile } from "./xml.ts";

/** Folder of the items in a package. */
export const QTI_ITEMS = "items";

/**
 * `imsmanifest.xml` of a QTI 3.0 package (IMS content packaging) with these items, each a file of its own in `items/`.
 *
 * @param identifiers - as `QtiItem` has them
 */
export function qtiManifest(identifiers: readonly string[]): string {
  return xmlFile(
    element(
      "manifest",
      {
        xmlns: "http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1",
        "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
        "xsi:schemaLocation":
          "http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1 https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqtiv3p0_imscpv1p2_v1p0.xsd",
        identifier: "mathflow-bank",
      },
      [
        element("metadata", {}, [element("schema", {}, ["QTI Package"]), element("schemaversion", {}, ["3.0.0"])]),
        element("organizations", {}),
        element(
          "resources",
          {},
          identifiers.map((identifier) => {
            const href = `${QTI_ITEMS}/${identifier}.xml`;
            return element("resource", { identifier, type: "imsqti_item_xmlv3p0", href }, [element("file", { href })]);
          }),
        ),
      ],
    ),
  );
}
