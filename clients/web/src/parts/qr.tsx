// A QR code, drawn here: no picture is asked for anywhere.
import { useEffect, useState } from "preact/hooks";

export function Qr({ text, label }: { text: string; label: string }) {
  const [path, setPath] = useState("");
  const [size, setSize] = useState(33);
  useEffect(() => {
    let current = true;
    void import("qrcode-generator").then(({ default: qrcode }) => {
      if (!current) return;
      const code = qrcode(0, "M");
      code.addData(text);
      code.make();
      const count = code.getModuleCount();
      const parts: string[] = [];
      for (let row = 0; row < count; row++) {
        for (let column = 0; column < count; column++) {
          let run = 0;
          while (column + run < count && code.isDark(row, column + run)) run++;
          if (run) parts.push(`M${column + 2} ${row + 2.5}h${run}`);
          column += run;
        }
      }
      setSize(count + 4);
      setPath(parts.join(""));
    });
    return () => {
      current = false;
    };
  }, [text]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} class="qr" role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fbf4e4" />
      <path d={path} stroke="#2a2140" />
    </svg>
  );
}
